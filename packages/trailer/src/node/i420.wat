;; RGBA -> I420 by BT.709, limited range: eight columns of two rows at a time. The arithmetic is that of i420.ts, bit by bit.
;; Red and blue of a pixel are one pair of 16-bit lanes, green and alpha another: a product of pairs needs no lane to change its place.
;; Written out, for calls within a module are not inlined.
(module
  (memory (export "memory") 1)
  ;; Converts the columns of a picture that come in eights; addresses in bytes.
  (func (export "convert") (param $rgba i32) (param $width i32) (param $height i32) (param $luma i32) (param $cb i32) (param $cr i32)
    (local $y i32) (local $x i32) (local $end i32)
    (local $upper i32) (local $lower i32) (local $out i32) (local $chroma i32)
    (local $mask v128) (local $v v128) (local $bytes v128) (local $rb v128) (local $ga v128)
    ;; Upper row: A and B, lower row: C and D.
    (local $rbA v128) (local $rbB v128) (local $rbC v128) (local $rbD v128)
    (local $gaA v128) (local $gaB v128) (local $gaC v128) (local $gaD v128)
    (local.set $mask (v128.const i32x4 0x00ff00ff 0x00ff00ff 0x00ff00ff 0x00ff00ff))
    (local.set $end (i32.and (local.get $width) (i32.const -8)))
    (block $done
      (loop $rows
        (br_if $done (i32.ge_u (local.get $y) (local.get $height)))
        (local.set $upper (i32.add (local.get $rgba) (i32.shl (i32.mul (local.get $y) (local.get $width)) (i32.const 2))))
        (local.set $lower (i32.add (local.get $upper) (i32.shl (local.get $width) (i32.const 2))))
        (local.set $out (i32.add (local.get $luma) (i32.mul (local.get $y) (local.get $width))))
        (local.set $chroma (i32.mul (i32.shr_u (local.get $y) (i32.const 1)) (i32.shr_u (local.get $width) (i32.const 1))))
        (local.set $x (i32.const 0))
        (block $ended
          (loop $columns
            (br_if $ended (i32.ge_u (local.get $x) (local.get $end)))
            (local.set $v (v128.load (local.get $upper)))
            (local.set $rbA (v128.and (local.get $v) (local.get $mask)))
            (local.set $gaA (i16x8.shr_u (local.get $v) (i32.const 8)))
            (local.set $v (v128.load offset=16 (local.get $upper)))
            (local.set $rbB (v128.and (local.get $v) (local.get $mask)))
            (local.set $gaB (i16x8.shr_u (local.get $v) (i32.const 8)))
            (local.set $v (v128.load (local.get $lower)))
            (local.set $rbC (v128.and (local.get $v) (local.get $mask)))
            (local.set $gaC (i16x8.shr_u (local.get $v) (i32.const 8)))
            (local.set $v (v128.load offset=16 (local.get $lower)))
            (local.set $rbD (v128.and (local.get $v) (local.get $mask)))
            (local.set $gaD (i16x8.shr_u (local.get $v) (i32.const 8)))
            (local.set $bytes (i8x16.narrow_i16x8_u
              (i16x8.narrow_i32x4_s
                  (i32x4.shr_s
                    (i32x4.add
                      (i32x4.add
                        (i32x4.dot_i16x8_s (local.get $rbA) (v128.const i16x8 5983 2032 5983 2032 5983 2032 5983 2032))
                        (i32x4.dot_i16x8_s (local.get $gaA) (v128.const i16x8 20127 0 20127 0 20127 0 20127 0)))
                      (v128.const i32x4 540672 540672 540672 540672))
                    (i32.const 15))
                  (i32x4.shr_s
                    (i32x4.add
                      (i32x4.add
                        (i32x4.dot_i16x8_s (local.get $rbB) (v128.const i16x8 5983 2032 5983 2032 5983 2032 5983 2032))
                        (i32x4.dot_i16x8_s (local.get $gaB) (v128.const i16x8 20127 0 20127 0 20127 0 20127 0)))
                      (v128.const i32x4 540672 540672 540672 540672))
                    (i32.const 15)))
              (i16x8.narrow_i32x4_s
                  (i32x4.shr_s
                    (i32x4.add
                      (i32x4.add
                        (i32x4.dot_i16x8_s (local.get $rbC) (v128.const i16x8 5983 2032 5983 2032 5983 2032 5983 2032))
                        (i32x4.dot_i16x8_s (local.get $gaC) (v128.const i16x8 20127 0 20127 0 20127 0 20127 0)))
                      (v128.const i32x4 540672 540672 540672 540672))
                    (i32.const 15))
                  (i32x4.shr_s
                    (i32x4.add
                      (i32x4.add
                        (i32x4.dot_i16x8_s (local.get $rbD) (v128.const i16x8 5983 2032 5983 2032 5983 2032 5983 2032))
                        (i32x4.dot_i16x8_s (local.get $gaD) (v128.const i16x8 20127 0 20127 0 20127 0 20127 0)))
                      (v128.const i32x4 540672 540672 540672 540672))
                    (i32.const 15)))))
            (v128.store64_lane 0 (local.get $out) (local.get $bytes))
            (v128.store64_lane 1 (i32.add (local.get $out) (local.get $width)) (local.get $bytes))
            ;; Sums of two rows, then of two columns.
            (local.set $v (i16x8.add (local.get $rbA) (local.get $rbC)))
            (local.set $rbB (i16x8.add (local.get $rbB) (local.get $rbD)))
            (local.set $rb (i16x8.add
              (i8x16.shuffle 0 1 2 3 8 9 10 11 16 17 18 19 24 25 26 27 (local.get $v) (local.get $rbB))
              (i8x16.shuffle 4 5 6 7 12 13 14 15 20 21 22 23 28 29 30 31 (local.get $v) (local.get $rbB))))
            ;; Sums of two rows, then of two columns.
            (local.set $v (i16x8.add (local.get $gaA) (local.get $gaC)))
            (local.set $gaB (i16x8.add (local.get $gaB) (local.get $gaD)))
            (local.set $ga (i16x8.add
              (i8x16.shuffle 0 1 2 3 8 9 10 11 16 17 18 19 24 25 26 27 (local.get $v) (local.get $gaB))
              (i8x16.shuffle 4 5 6 7 12 13 14 15 20 21 22 23 28 29 30 31 (local.get $v) (local.get $gaB))))
            (local.set $bytes (i16x8.narrow_i32x4_s
                (i32x4.shr_s
                  (i32x4.add
                    (i32x4.add
                      (i32x4.dot_i16x8_s (local.get $rb) (v128.const i16x8 -3298 14392 -3298 14392 -3298 14392 -3298 14392))
                      (i32x4.dot_i16x8_s (local.get $ga) (v128.const i16x8 -11094 0 -11094 0 -11094 0 -11094 0)))
                    (v128.const i32x4 16842752 16842752 16842752 16842752))
                  (i32.const 17))
                (i32x4.shr_s
                  (i32x4.add
                    (i32x4.add
                      (i32x4.dot_i16x8_s (local.get $rb) (v128.const i16x8 14392 -1319 14392 -1319 14392 -1319 14392 -1319))
                      (i32x4.dot_i16x8_s (local.get $ga) (v128.const i16x8 -13073 0 -13073 0 -13073 0 -13073 0)))
                    (v128.const i32x4 16842752 16842752 16842752 16842752))
                  (i32.const 17))))
            (local.set $bytes (i8x16.narrow_i16x8_u (local.get $bytes) (local.get $bytes)))
            (v128.store32_lane 0 (i32.add (local.get $cb) (local.get $chroma)) (local.get $bytes))
            (v128.store32_lane 1 (i32.add (local.get $cr) (local.get $chroma)) (local.get $bytes))
            (local.set $upper (i32.add (local.get $upper) (i32.const 32)))
            (local.set $lower (i32.add (local.get $lower) (i32.const 32)))
            (local.set $out (i32.add (local.get $out) (i32.const 8)))
            (local.set $chroma (i32.add (local.get $chroma) (i32.const 4)))
            (local.set $x (i32.add (local.get $x) (i32.const 8)))
            (br $columns)))
        (local.set $y (i32.add (local.get $y) (i32.const 2)))
        (br $rows)))))
